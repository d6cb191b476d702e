/** Masks an email address except its first letters and its domain: `xi***@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const name = at < 0 ? email : email.slice(0, at)
  return `${name.slice(0, Math.min(2, Math.floor(name.length / 2)))}***${at < 0 ? '' : email.slice(at)}`
}
