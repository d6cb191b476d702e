/** Any value that JSON can hold. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [name: string]: Json }

/** The payload of a call, as its fields by name. */
export type Payload = Readonly<Record<string, Json>>
