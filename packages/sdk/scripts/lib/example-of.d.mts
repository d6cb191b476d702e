/** The part of a JSON Schema that examples need. */
export interface ExampleSchema {
  readonly [keyword: string]:
    | string
    | number
    | boolean
    | null
    | readonly (string | number | boolean | null | ExampleSchema)[]
    | ExampleSchema
}

export function exampleOf(
  schema: ExampleSchema,
  definitions: Readonly<Record<string, ExampleSchema>>,
): object | string | number | boolean | null
