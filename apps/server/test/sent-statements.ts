import pg from 'pg'

/** A statement as it was passed to the driver, which sends each as a message of its own. */
export interface SentStatement {
  text: string
  /** Number of statements that were answered before this one was sent. */
  answered: number
}

type Query = (this: pg.Client, ...given: (string | { text: string })[]) => Promise<object>

let heard: SentStatement[] | undefined
let answered = 0

// `pg.Client.prototype.query` is replaced as soon as this file is loaded, since a connection keeps the function with
// which it was opened.
const plain = pg.Client.prototype.query as unknown as Query
pg.Client.prototype.query = function (this: pg.Client, ...given: (string | { text: string })[]) {
  const [first] = given
  heard?.push({ text: typeof first === 'string' ? first : (first?.text ?? ''), answered })
  const answer = plain.apply(this, given)
  const count = () => void (answered += 1)
  answer?.then?.(count, count)
  return answer
} as unknown as typeof pg.Client.prototype.query

/** Returns every statement that this process sends to a database while `work` runs, including begin and commit. */
export async function sentStatements(work: () => Promise<unknown>): Promise<SentStatement[]> {
  const sent: SentStatement[] = []
  heard = sent
  answered = 0
  try {
    await work()
  } finally {
    heard = undefined
  }
  return sent
}
