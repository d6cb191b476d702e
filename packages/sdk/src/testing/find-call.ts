import { catalogue } from '../catalogue/catalogue'
import { parseLine, type Line } from '../client/line'
import type { Hosts } from '../client/options'
import type { CallName } from './call-name'
import { knownCall } from './stub-data'

/** A line of the catalogue, with the pattern of its paths. */
interface KnownLine {
  name: CallName
  line: Line
  /** Matches a path; its groups are the path parameters. */
  shape: RegExp
  params: string[]
}

/** A call that a URL may belong to, with the parameters of its path. */
export interface FoundCall {
  name: CallName
  line: Line
  inPath: Record<string, string>
}

const braces = /\{(\w+)\}/g

const known: KnownLine[] = Object.entries(catalogue).flatMap(([area, table]) =>
  Object.entries(table).map(([own, text]) => {
    const line = parseLine(String(text))
    const shape = line.path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(braces, '([^/]+)')
    return {
      name: `${area}.${own}` as CallName,
      line,
      shape: new RegExp(`^${shape}$`),
      params: [...line.path.matchAll(braces)].map(([, name]) => name!),
    }
  }),
)

const ofTheShop = known.filter(({ line }) => !line.flags.external && line.path.startsWith('/'))
const byToken = known.find(({ line }) => line.path === '{token}')!

/**
 * Finds the calls that a URL may belong to, since two lines may share a path. The calls with the fewest parameters come
 * first, so that `/v1/mine` is not taken for `/v1/{id}`.
 * @param url a whole URL, or a path of the shop
 */
export function findCalls(method: string, url: string, hosts: Hosts): FoundCall[] {
  const [address = ''] = url.split(/[?#]/)
  const foreign = known.find(({ line }) => line.flags.external && hosts[line.flags.external as keyof Hosts] === address)
  if (foreign) return [{ name: foreign.name, line: foreign.line, inPath: {} }]
  const path = address.replace(/^[a-z]+:\/\/[^/]+/i, '')
  const found = ofTheShop
    .filter(({ line }) => line.method === method)
    .flatMap(({ name, line, shape, params }) => {
      const values = shape.exec(path)?.slice(1)
      return values
        ? [
            {
              name,
              line,
              inPath: Object.fromEntries(params.map((param, index) => [param, decodeURIComponent(values[index]!)])),
            },
          ]
        : []
    })
    .sort((one, other) => Object.keys(one.inPath).length - Object.keys(other.inPath).length)
  const token = knownCall(byToken.name).examples.payload['token']
  return found.length === 0 && method === 'GET' && path === token
    ? [{ name: byToken.name, line: byToken.line, inPath: { token: path } }]
    : found
}
