import pg from 'pg'

/** What `pg` does not declare: how a query is sent, and how its rows become objects. */
interface Internals extends pg.Submittable {
  name: string
  _accumulateRows: boolean
  _result: Shape
  hasBeenParsed(connection: object): boolean
  prepare(connection: object): void
  handleRowDescription(message: object): void
}

/** What `pg` makes of the description of a statement's columns. */
interface Shape {
  fields: readonly object[]
  _parsers: readonly object[]
  _prebuiltEmptyResultObject: object
}

/** A statement that has a name. */
export interface NamedStatement {
  name: string
  text: string
  values: readonly unknown[]
}

type Callback = (error: Error | null, result: object) => void

const Query = pg.Query as unknown as new (text: string, values: readonly unknown[], callback: Callback) => Internals

/** What the columns of named statements are, by their names. */
export interface Shapes {
  readonly known: Map<string, Shape>
  /** The connection as a statement is sent to whose columns are known. */
  withoutDescribe(connection: object): object
}

/** Makes the memory of a database's connections. */
export function createShapes(): Shapes {
  const undescribed = new WeakMap<object, object>()
  return {
    known: new Map(),
    withoutDescribe(connection) {
      const known = undescribed.get(connection) ?? Object.assign(Object.create(connection) as object, { describe() {} })
      undescribed.set(connection, known)
      return known
    },
  }
}

/**
 * A named statement that asks the first time only what its columns are. `pg` asks each time, and makes of the answer
 * what it made before: for a statement of twenty columns a sixth of what it costs this process.
 */
export class PreparedQuery extends Query {
  constructor(
    { name, text, values }: NamedStatement,
    private readonly shapes: Shapes,
    callback: Callback,
  ) {
    super(text, values, callback)
    this.name = name
  }

  override prepare(connection: object): void {
    const shape = this.shapes.known.get(this.name)
    if (!shape || !this.hasBeenParsed(connection)) return super.prepare(connection)
    Object.assign(this._result, shape)
    this._accumulateRows = true
    super.prepare(this.shapes.withoutDescribe(connection))
  }

  override handleRowDescription(message: object): void {
    super.handleRowDescription(message)
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result
    this.shapes.known.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject })
  }
}
