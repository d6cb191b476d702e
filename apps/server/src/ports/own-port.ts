import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Arguments of an owner's module that creates a port. */
export interface OwnerParts {
  /** The process's environment, which has the owner's keys and addresses. */
  env: Readonly<Record<string, string | undefined>>
  /** Server time, epoch ms. */
  clock: () => number
  /** The public origin, such as `https://shop.example`, if `PUBLIC_ORIGIN` is set. */
  origin?: string
}

/** Whether a setting names a file of the owner's, and not a port that the server brings. */
export const isOwnFile = (setting: string): boolean => /[/\\]|\.m?js$/.test(setting)

/** Whether a setting names a mail server. */
export const isMailServer = (setting: string): boolean => /^smtps?:\/\/./.test(setting)

/**
 * Makes a port from an owner's module, whose default export takes {@link OwnerParts} and returns the port.
 * @param variable the setting that named the file, for error messages
 * @param file relative to the folder where the server was started
 * @param methods required methods of the port
 * @throws Error in plain words if the file is missing, or makes something else
 */
export async function makeOwnPort<Port extends object>(
  variable: string,
  file: string,
  methods: readonly (keyof Port & string)[],
  parts: OwnerParts,
): Promise<Port> {
  const made: unknown = await import(pathToFileURL(resolve(file)).href).catch((cause: unknown) => {
    throw new Error(`${variable}=${file} cannot be loaded: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
  })
  const make = (made as { default?: unknown }).default
  if (typeof make !== 'function')
    throw new Error(`${variable}=${file} needs a default export: a function that makes the port.`)
  const port = (await make(parts)) as Partial<Record<string, unknown>> | undefined
  const missing = methods.filter((method) => typeof port?.[method] !== 'function')
  if (missing.length > 0) throw new Error(`${variable}=${file} made a port without ${missing.join(', ')}.`)
  return port as Port
}
