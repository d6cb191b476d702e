import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, it } from 'vitest'
import { openMailer } from '#ports/open-ports'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** A mail server that accepts mails, and refuses the recipients in `refuse`. */
async function mailServer({ refuse, code = 550 }: { refuse?: string; code?: number } = {}) {
  const taken: { to: string[]; raw: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _, done) =>
      username === 'shop' && password === 'swordfish' ? done(null, { user: 'shop' }) : done(new Error('who are you')),
    onRcptTo: ({ address }, _, done) =>
      done(address === refuse ? Object.assign(new Error('nobody here by that name'), { responseCode: code }) : null),
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        taken.push({ to: envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(parts).toString() })
        done()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready))
  stops.push(() => new Promise((closed) => void server.close(closed)))
  const { port } = server.server.address() as AddressInfo
  return { taken, url: (user: string) => `smtp://${user}@127.0.0.1:${port}` }
}

const mailFrom = '暖居 <hello@shop.example>'
const open = (mailer: string) =>
  openMailer({ mailer, mailFrom, environment: 'production' }, { env: {}, clock: Date.now })
const mail = {
  to: 'xiaonuan@example.com',
  kind: 'orderShipped' as const,
  subject: '【暖居】订单发货通知',
  text: '您的订单已发货。',
}

it('a mail arrives as it was written, with its file, and twice under one id', async () => {
  const { taken, url } = await mailServer()
  const mailer = await open(url('shop:swordfish'))
  const files = [{ name: '发票.pdf', type: 'application/pdf', content: Buffer.from('%PDF-') }]
  await mailer!.send({ ...mail, files }, 'key')
  await mailer!.send(mail, 'key')
  await mailer!.send(mail, 'other')
  expect(taken.map(({ to }) => to)).toEqual([[mail.to], [mail.to], [mail.to]])
  const [first, again, other] = taken.map(({ raw }) => /^Message-ID: (.*)$/m.exec(raw)?.[1])
  expect(first).toMatch(/^<[0-9a-f]{32}@shop\.example>\r?$/)
  expect([again === first, other === first]).toEqual([true, false])
  const { raw } = taken[0]!
  expect(raw).toContain(Buffer.from(mail.text).toString('base64'))
  expect(raw).toContain(Buffer.from('%PDF-').toString('base64'))
  expect(raw).toMatch(/^Auto-Submitted: auto-generated/m)
})

it('a text with several addresses is taken as one, and nobody else gets the mail', async () => {
  const { taken, url } = await mailServer()
  const mailer = await open(url('shop:swordfish'))
  await mailer!.send({ ...mail, to: 'a@example.com, b@example.com' }, 'key').catch(() => undefined)
  expect(taken.flatMap(({ to }) => to)).not.toContain('b@example.com')
})

it('a mail that the server does not take fails, so that it is sent again', async () => {
  const { url } = await mailServer({ refuse: mail.to, code: 450 })
  await expect((await open(url('shop:swordfish')))!.send(mail, 'key')).rejects.toThrow('nobody here by that name')
  await expect((await open(url('shop:wrong')))!.send(mail, 'key')).rejects.toThrow('who are you')
  await expect((await open('smtp://127.0.0.1:1'))!.send(mail, 'key')).rejects.toThrow('ECONNREFUSED')
})

it('is not sent again when the address is refused for good', async () => {
  const { url } = await mailServer({ refuse: mail.to })
  expect(await (await open(url('shop:swordfish')))!.send(mail, 'key')).toBe('refused')
})

it('a shop without a configured mail server sends no mail in production', async () => {
  expect(await openMailer({ environment: 'production' }, { env: {}, clock: Date.now })).toBeUndefined()
  expect(await openMailer({ environment: 'development' }, { env: {}, clock: Date.now })).toBeDefined()
})
