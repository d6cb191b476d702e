declare const shape: unique symbol

/**
 * One line of the catalogue: `METHOD /path/{param} flag flag`, with the types of payload and reply.
 *
 * Flags: `!toast` (failures raise no global toast), `?toast` (the caller may suppress it), `v2` (carries the version
 * marker), `antiFraud`, `special`, `encode`, `timeout=ms`, `batch=key,key` (looked up 20 keys at a time), `once` (not
 * to be repeated blindly; with a GET, a write), `file=name` (the body is that field's bytes), `external=host`.
 */
export type Call<Payload, Reply> = string & { readonly [shape]?: (payload: Payload) => Reply }

/** A table of calls: those of one area of the shop. */
export type CallTable = Readonly<Record<string, Call<never, object | string | number | boolean | null>>>

/** A payload with nothing in it. */
export type Empty = Record<never, never>
