import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OPERATOR_FILE, type OperatorAddress } from '#operator/operator-server'
import { MOST_REQUEST, type OperatorAnswer, type OperatorRequest } from '#operator/operator-request'

/**
 * Asks the server that runs on a data folder; nothing when none does, whatever note a killed one left and whoever has
 * its port now.
 * @throws Error in plain words when the request is larger than a server takes
 */
export async function askRunningServer(dataDir: string, request: OperatorRequest): Promise<OperatorAnswer | undefined> {
  const note = readNote(join(dataDir, OPERATOR_FILE))
  if (!note) return undefined
  const body = JSON.stringify(request)
  if (Buffer.byteLength(body) > MOST_REQUEST)
    throw new Error(
      `That is more than ${MOST_REQUEST / 1024 / 1024} MB with its pictures. Divide it into several files, or make the pictures smaller.`,
    )
  try {
    const reply = await fetch(`http://127.0.0.1:${note.port}/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${note.token}`, 'content-type': 'application/json' },
      body,
    })
    const { code, output, table } = (await reply.json()) as Partial<OperatorAnswer>
    return typeof output === 'string' && code !== undefined ? { code, output, ...(table ? { table } : {}) } : undefined
  } catch {
    return undefined
  }
}

function readNote(file: string): OperatorAddress | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as OperatorAddress
  } catch {
    return undefined
  }
}
