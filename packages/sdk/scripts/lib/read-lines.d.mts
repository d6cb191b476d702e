/** A call, as its line and comment describe it. */
export interface CatalogueLine {
  /** Area and name, such as `cart.read`. */
  key: string
  /** Text of its comment, without tags. */
  doc: string
  /** Who may make the call. */
  access: string
  /** `yes` if the server answers the call, else a text that begins with `not yet`; empty for calls of other hosts. */
  built: string
  refusals: { name: string; code: string; when: string }[]
}

export function readCatalogue(): { table: string; lines: CatalogueLine[] }[]
