import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OpsRefusalFacts } from '@hearth/ops'
import { OPERATOR_FILE, type OperatorAddress } from '#operator/operator-server'
import { MOST_REQUEST, type OperatorCall, type OperatorReply } from '#operator/operator-request'
import { told } from '#kernel/commands/told'

/**
 * Calls the server that runs on a data folder. Undefined if no server runs, even if a killed server left its file or
 * another program has its port now.
 * @throws Error in plain words if the request is larger than a server accepts, or the server failed at it
 */
export async function askRunningServer(dataDir: string, request: OperatorCall): Promise<OperatorReply | undefined> {
  const note = readNote(join(dataDir, OPERATOR_FILE))
  if (!note) return undefined
  const body = JSON.stringify(request)
  if (Buffer.byteLength(body) > MOST_REQUEST)
    throw new Error(
      told({
        zh: `文件连图片超过 ${MOST_REQUEST / 1024 / 1024} MB。请拆成几个文件，或把图片缩小。`,
        en: `That is more than ${MOST_REQUEST / 1024 / 1024} MB with its pictures. Divide it into several files, or make the pictures smaller.`,
      }),
    )
  const answer = await send(note, body)
  if (answer?.failed !== undefined) throw new Error(answer.failed)
  if (answer?.refused) return { refused: answer.refused }
  return answer?.data ? { data: answer.data } : undefined
}

type Answer = Partial<{ data: object; refused: OpsRefusalFacts; failed: string }>

/** Sends a request to the server. Undefined if nobody answers, or another program has the port now. */
async function send({ port, token }: OperatorAddress, body: string): Promise<Answer | undefined> {
  try {
    const reply = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body,
    })
    return (await reply.json()) as Answer
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
