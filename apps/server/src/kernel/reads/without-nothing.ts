type WithoutNull<Row> = { [Name in keyof Row as null extends Row[Name] ? never : Name]: Row[Name] } & {
  [Name in keyof Row as null extends Row[Name] ? Name : never]?: Exclude<Row[Name], null>
}

/** Returns a row without the fields that are null. */
export function withoutNothing<Row extends object>(row: Row): WithoutNull<Row> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as WithoutNull<Row>
}
