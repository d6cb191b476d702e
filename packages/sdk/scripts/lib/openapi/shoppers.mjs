import { readFileSync } from 'node:fs'
import { adds, conventionParameters, conventionsOf, SECURITY } from './conventions.mjs'

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))

const about = `Every call of a Hearth shop, made from the interfaces of \`@hearth/sdk\`.

Replies come in an envelope: \`code\` (0 is success), \`message\`, \`success\`, \`data\` and the server's time. Money is whole fen, time is epoch milliseconds. Every payload may carry more fields than it names.

\`x-hearth-calls\` names the calls of the SDK that ask an address, \`x-hearth-flags\` what their lines in the catalogue say beside method and path; \`x-hearth-built\` whether the server answers them yet:

- \`noToast\`, \`optionalNoToast\`, \`quiet\`: when failures are not told to the shopper; \`info\`: a code that is told as information
- \`v2\`: \`version=v2\` travels along
- \`antiFraud\`: carries the anti-fraud id
- \`special\`: refusals are part of the play, only the caller hears of them
- \`encode\`: the body travels as a form
- \`timeout3000\`: a deadline of its own, ms
- \`batch20\`: looked up 20 keys at a time
- \`once\`: not to be repeated blindly, for it adds to what is there
- \`external\`: asked of a host that is not the shop's`

/** The properties that all calls of the shoppers' catalogue share. */
export const shoppers = {
  info: { title: 'Hearth', version, summary: 'Every call of the shop.', description: about },
  security: [{}, { cookie: [] }, { session: [] }],
  securitySchemes: SECURITY,
  /** Returns the components that every call can have: `parameters`, and `body` with the fields of every body. */
  conventionsOf,
  /** Returns the parameters that the conventions add to a call; `own` are the fields of its payload. */
  parametersOf: conventionParameters,
  /** The fields that the conventions add to every body, as the examples of bodies show them. */
  example: { channelId: 1, platformId: 2 },
  /** Returns the login that a call requires; none if visitors may make the call. */
  securityOf: (line) =>
    line.access.startsWith('shoppers')
      ? { security: [{ cookie: [] }, { session: [] }] }
      : hasOwnCart(line)
        ? { security: [{}, { cookie: [] }, { session: [] }, { visitor: [] }] }
        : {},
  /** Whether a repeat with the same idempotency key gets the first answer again. */
  repeats: adds,
  /** Returns the properties that only this catalogue adds to its operations. The shoppers' catalogue adds none. */
  more: () => ({}),
}

/**
 * True for the calls of the area `cart` that visitors may make: a visitor sends the token of the visitor's cart with
 * them.
 */
function hasOwnCart({ key, built, access }) {
  return built === 'yes' && key.startsWith('cart.') && access.startsWith('visitors')
}
