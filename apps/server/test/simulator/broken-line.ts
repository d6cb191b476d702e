import type { Duplex } from 'node:stream'
import pg from 'pg'

/**
 * The statement at which a connection to the database breaks, counted from now, and whether it breaks before or after
 * the statement is executed.
 */
export interface Break {
  statement: number
  when: 'before' | 'after'
  /** Number of further statements that are lost. Each is sent on a new connection, which breaks too. */
  more: number
}

/** What happened while statements were recorded. */
export interface Sent {
  /** Number of statements that were sent, including begin and commit. */
  statements: number
  /** Whether anything was stored for good, by a commit or by a write outside of transactions. */
  written: boolean
  /** How often the connection broke. */
  broken: number
}

interface WithStream {
  connection: { stream: Duplex }
}
type Query = (this: pg.Client, ...given: (string | { text?: string })[]) => object

/** Matches statements that change nothing by themselves, on any connection. */
const CHANGES_NOTHING = /^\s*(?:select|begin|rollback|start|set)\b/i

let planned: Break | undefined
let sent: Sent = { statements: 0, written: false, broken: 0 }
const inside = new WeakSet<pg.Client>()

/** Whether the connection breaks at the statement that is being sent. */
const breaksNow = (): boolean =>
  planned !== undefined && sent.statements >= planned.statement && sent.broken <= planned.more

/** Lets the statement be executed, but loses its reply together with the connection. */
function loseAnswer(stream: Duplex): void {
  stream.push = () => {
    stream.destroy()
    return false
  }
}

function note(client: pg.Client, text: string): void {
  if (/^\s*begin/i.test(text)) inside.add(client)
  else if (text === 'commit' || (!inside.has(client) && !CHANGES_NOTHING.test(text))) sent.written = true
  if (text === 'commit' || text === 'rollback') inside.delete(client)
}

// `pg.Client.prototype.query` is replaced as soon as this file is loaded, since a connection keeps the function with
// which it was opened.
const plain = pg.Client.prototype.query as unknown as Query
pg.Client.prototype.query = function (this: pg.Client, ...given: (string | { text?: string })[]) {
  const [first] = given
  const { stream } = (this as unknown as WithStream).connection
  sent.statements += 1
  const when = breaksNow() ? planned!.when : undefined
  if (when) sent.broken += 1
  if (when === 'before') stream.destroy()
  else note(this, typeof first === 'string' ? first : (first?.text ?? ''))
  if (when === 'after') loseAnswer(stream)
  return plain.apply(this, given)
} as unknown as typeof pg.Client.prototype.query

/**
 * Runs `work` on a connection that may break.
 * @returns what was sent
 */
export async function onBrokenLine(work: () => Promise<void>, plan?: Break): Promise<Sent> {
  planned = plan
  sent = { statements: 0, written: false, broken: 0 }
  const mine = sent
  try {
    await work()
  } finally {
    planned = undefined
  }
  return mine
}
