import { createHash } from 'node:crypto'

/**
 * What a request asks, as a short text: the same for the same payload whatever the order of its fields.
 * @param fields those that decide; what only accompanies them (channel, platform) stays out.
 */
export function fingerprint<Payload extends object>(call: string, payload: Payload, fields: readonly (keyof Payload)[]): string {
  const said = fields.map((field) => payload[field] ?? null)
  return createHash('sha256').update(JSON.stringify([call, said])).digest('base64url')
}
