declare const shape: unique symbol

/**
 * One line of the catalogue: `METHOD /path/{param} flag flag`, with the types of payload and reply.
 *
 * Flags: `!toast` (failures raise no global toast), `?toast` (the caller may suppress the toast), `v2` (sends the
 * version marker), `antiFraud` (sends the anti-fraud id), `special` (refusals are expected and raise no toast),
 * `encode` (the body is a form), `timeout=ms`, `batch=key,key` (look-ups by these fields are merged, with up to 20 keys
 * in each request), `once` (the client does not repeat the call automatically; a GET with `once` is a write),
 * `file=name` (the body is the bytes of the field `name`), `external=host` (the call goes to another host).
 */
export type Call<Payload, Reply> = string & { readonly [shape]?: (payload: Payload) => Reply }

/** A table of calls: the calls of one area of the shop. */
export type CallTable = Readonly<Record<string, Call<never, object | string | number | boolean | null>>>

/** A payload without fields. */
export type Empty = Record<never, never>
