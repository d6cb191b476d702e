/** A call as its table tells of it. */
export interface CatalogueLine {
  /** `cart.read` */
  key: string
  /** The words of its comment, without tags. */
  doc: string
  /** Who may ask. */
  access: string
  /** Whether the server answers; empty for calls of other hosts. */
  built: string
  refusals: { name: string; code: string; when: string }[]
}

export function readCatalogue(): { table: string; lines: CatalogueLine[] }[]
