import { describe, expect, it } from 'vitest'
import { markTable, markTables, readServer } from '../lib/mark-calls.mjs'

const server = { isOpen: (_, call) => call === 'look', isBuilt: (_, call) => call !== 'later' }
const table = (...rows) => `export const shelf = {\n${rows.join('\n')}\n}\n`

describe('the access to a call, and whether it is built', () => {
  it('is given in every comment as the server says it', async () => {
    const stale = (await markTables()).filter(({ source, marked }) => source !== marked)
    expect(stale.map(({ file }) => file)).toEqual([])
  })

  it('is read from the areas that the server itself uses', async () => {
    const { isOpen, isBuilt } = await readServer()
    expect([isOpen('passport', 'login'), isOpen('cart', 'count'), isOpen('orders', 'list')]).toEqual([
      true,
      true,
      false,
    ])
    expect([isBuilt('cart', 'read'), isBuilt('cart', 'fly')]).toEqual([true, false])
  })

  it('is added to a comment of one line, and replaces what was there before', () => {
    const first = markTable(table("  /** Looks at it. */\n  look: 'GET /look' as Call<Empty, Empty>,"), 'shelf', server)
    expect(first).toBe(
      table(
        "  /**\n   * Looks at it.\n   * @access visitors and shoppers\n   * @built yes\n   */\n  look: 'GET /look' as Call<Empty, Empty>,",
      ),
    )
    expect(markTable(first, 'shelf', server)).toBe(first)
    const closed = markTable(first, 'shelf', { isOpen: () => false, isBuilt: () => false })
    expect(closed).toContain('   * @built not yet: the server answers notBuilt 107002501\n')
    expect(closed).not.toMatch(/@built yes|@access/)
  })

  it('keeps the words and the other tags of a comment, and names the host of a call that is not the shop’s', () => {
    const rows = [
      "  /**\n   * Takes it.\n   * @throws soldOut 107002410: when it is gone\n   */\n  later:\n    'POST /later' as Call<Empty, Empty>,",
      "  /** Notes it. */\n  note: 'GET / external=collect' as Call<Empty, Empty>,",
    ]
    const marked = markTable(table(...rows), 'shelf', server)
    expect(marked).toContain('   * Takes it.\n   * @throws soldOut 107002410: when it is gone\n   * @built not yet')
    expect(marked).toContain(
      '   * Notes it.\n   * @access anyone: another host answers, configured as `hosts.collect`\n   */',
    )
  })
})
