/** Whether a reply's body is a complete envelope. */
export function isEnvelope(body: string): boolean {
  try {
    const { code, message, success, currentTimeMillis } = JSON.parse(body) as Record<string, unknown>
    return (
      typeof code === 'number' &&
      typeof message === 'string' &&
      typeof success === 'boolean' &&
      typeof currentTimeMillis === 'number'
    )
  } catch {
    return false
  }
}
