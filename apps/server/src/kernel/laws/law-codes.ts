/**
 * Codes of a code table as a law's statement takes them: `status in (${codes(ORDER_STATUS, 'paid', 'shipped')})`. It
 * escapes nothing: a code table has no code that needs it.
 */
export const codes = <Table extends Readonly<Record<string, number | string>>>(
  table: Table,
  ...names: readonly (keyof Table)[]
): string => literals(names.map((name) => table[name]!))

/** Codes or names as a law's statement takes them. None has a character that must be escaped. */
export const literals = (list: readonly (number | string)[]): string => list.map(literal).join(', ')

const literal = (code: number | string): string => (typeof code === 'number' ? String(code) : `'${code}'`)
