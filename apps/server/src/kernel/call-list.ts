/** Lines of the catalogue: whole areas as `*`, else names of lines. */
export type CallList = Readonly<Record<string, '*' | readonly string[]>>

/** Whether a line, such as `cart.read`, is in a list. */
export function isListed(name: string, list: CallList): boolean {
  const [area = '', call = ''] = name.split('.')
  const listed = list[area]
  return listed === '*' || (listed?.includes(call) ?? false)
}
