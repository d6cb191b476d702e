import { relative } from 'node:path'
import pg from 'pg'
import { unportable } from './portable-sql'

type Query = (this: pg.Client, ...given: (string | { text: string })[]) => unknown

/** Stacks need more frames than Node's default of 10, since a statement goes through the query builder and the pool. */
Error.stackTraceLimit = 60

const known = new Map<string, ReturnType<typeof unportable>>()

/** Matches test files whose own queries may be unportable, since they are no statements of the shop. */
const MAY = /(?<!portable-sql)\.test\.ts$/

type Guarded = typeof pg.Client.prototype & { refusesUnportable?: true }

/**
 * Runs before every test file: refuses statements that only PostgreSQL itself supports, and names their rule and their
 * file.
 */
function refuseUnportable(client: Guarded): void {
  // Test files share a process. If an earlier file has replaced `query` already, it is not replaced again.
  if (client.refusesUnportable) return
  client.refusesUnportable = true
  const plain = client.query as unknown as Query
  client.query = function (this: pg.Client, ...given: (string | { text: string })[]) {
    const [first] = given
    const text = typeof first === 'string' ? first : (first?.text ?? '')
    if (!known.has(text)) known.set(text, unportable(text))
    const rule = known.get(text)
    const file = rule ? fileOf(new Error().stack) : ''
    if (rule && !MAY.test(file)) throw new Error(`${file}: ${rule.name}: ${rule.why}: ${text.trim().slice(0, 200)}`)
    return plain.apply(this, given)
  } as unknown as typeof client.query
}

refuseUnportable(pg.Client.prototype)

/**
 * Returns the first file of the shop in a stack. Files of the database layer and tests that listen to statements are
 * skipped; without a file of the shop, a test's file is returned.
 */
function fileOf(stack = ''): string {
  const files = [...stack.matchAll(/(?:file:\/\/)?(\/[^\s():]+\.ts)/g)].map((match) =>
    relative(process.cwd(), match[1] ?? ''),
  )
  const foreign = /^src\/database\/[a-z-]+\.ts$|node_modules|(refuse-unportable|sent-statements|broken-line)\.ts$/
  return files.find((file) => !foreign.test(file)) ?? 'a statement'
}
