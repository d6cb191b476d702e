import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'

/** A login of staff at a shop. */
export interface KeptLogin {
  name: string
  token: string
  /** Epoch ms. */
  expiresAt: number
}

/** Returns the file of this user's logins, which no other user may read. */
export const loginsFile = (env: NodeJS.ProcessEnv): string =>
  join(env['XDG_CONFIG_HOME'] || join(homedir(), '.config'), 'hearth', 'logins.json')

/** Returns the login at a shop; undefined without a login. */
export const readLogin = (file: string, origin: string): KeptLogin | undefined => readAll(file)[origin]

/** Stores a login at a shop; without a login, deletes the stored one. */
export function keepLogin(file: string, origin: string, login?: KeptLogin): void {
  const { [origin]: _, ...others } = readAll(file)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  // The logins are written to a new file, which then replaces the old one. So only this user can ever read the file,
  // whatever the mode of the old file was.
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify({ ...others, ...(login && { [origin]: login }) }), { mode: 0o600 })
  renameSync(draft, file)
}

function readAll(file: string): Record<string, KeptLogin | undefined> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, KeptLogin | undefined>
  } catch {
    return {}
  }
}
