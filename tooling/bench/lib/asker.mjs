import { Agent, request } from 'node:http'

/** Addresses in two networks, as a proxy reports them. */
export const GUEST = '203.0.113.9'
export const STRANGER = '198.51.100.7'

/** Returns a function that sends requests from a network over keep-alive connections, and returns the status. */
export function createAsker(origin, connections, network) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return (method, path, body) =>
    new Promise((resolve, reject) => {
      const payload = body === undefined ? undefined : JSON.stringify(body)
      const headers = {
        'x-forwarded-for': network,
        ...(payload === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
      }
      const sent = request(origin + path, { agent, method, headers }, (reply) => {
        reply.on('end', () => resolve(reply.statusCode)).resume()
      })
      sent.on('error', reject)
      sent.end(payload)
    })
}
