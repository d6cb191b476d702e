/** Any value that JSON can hold. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [name: string]: Json }

/** What a call sends, seen from inside the client. */
export type Payload = Readonly<Record<string, Json>>
