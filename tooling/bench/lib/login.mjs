/** Logs in with the code that the shop prints. @returns a function that makes calls, with its `session` */
export async function login(shop, telephone) {
  let session = ''
  const call = async (method, path, body, headers = {}) => {
    const reply = await fetch(shop.origin + path, {
      method,
      headers: { 'content-type': 'application/json', ...(session ? { 'x-hearth-session': session } : {}), ...headers },
      body: body && JSON.stringify(body),
    })
    const envelope = await reply.json()
    if (String(envelope.code) !== '0') throw new Error(`${method} ${path}: ${envelope.code} ${envelope.message}`)
    return envelope.data
  }
  const { ticket } = await call('POST', '/api/passport/v1/code', { telephone })
  let code
  while (!code) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    code = new RegExp(`${telephone}\\D+(\\d{6})`).exec(shop.output())?.[1]
  }
  session = (await call('POST', '/api/passport/v1/login', { telephone, ticket, code, session: 'token' })).sessionToken
  return Object.assign(call, { session })
}
