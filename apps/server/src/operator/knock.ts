import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DOOR_FILE, type DoorNote } from '#operator/operator-door'
import type { OperatorAnswer, OperatorRequest } from '#operator/operator-request'

/** Asks the server that runs on a data folder; nothing when none does (a note left by a killed one included). */
export async function knock(dataDir: string, request: OperatorRequest): Promise<OperatorAnswer | undefined> {
  const file = join(dataDir, DOOR_FILE)
  if (!existsSync(file)) return undefined
  const { port, token } = JSON.parse(readFileSync(file, 'utf8')) as DoorNote
  const reply = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(request),
  }).catch(() => undefined)
  if (!reply || reply.status === 404) return undefined
  return (await reply.json()) as OperatorAnswer
}
