/**
 * Returns codes of a code table as a list for the statement of a law: `status in (${codes(ORDER_STATUS, 'paid',
 * 'shipped')})`. The codes are not escaped, since no code table has a code that needs escaping.
 */
export const codes = <Table extends Readonly<Record<string, number | string>>>(
  table: Table,
  ...names: readonly (keyof Table)[]
): string => literals(names.map((name) => table[name]!))

/** Returns codes or names as a list for the statement of a law. They must not have a character that needs escaping. */
export const literals = (list: readonly (number | string)[]): string => list.map(literal).join(', ')

const literal = (code: number | string): string => (typeof code === 'number' ? String(code) : `'${code}'`)
