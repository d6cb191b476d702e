import { tagOf } from '../branches.mjs'
import { resolve } from '../example-of.mjs'
import { summaryOf } from '../openapi/operation.mjs'
import { codesOf } from '../read-domain.mjs'
import { exampleCode } from './example-code.mjs'
import { exampleShopper } from './example-fields.mjs'
import { fieldTable, limitsOf, nameOf, table, typeText } from './fields.mjs'
import { placesOf } from './places.mjs'
import { REFUSED_EXAMPLES } from './refused-examples.mjs'

const NOTE = '<!-- Made from the interfaces by `pnpm reference`; change those. -->'
const page = (...parts) => `${[NOTE, ...parts].filter(Boolean).join('\n\n')}\n`
const anchor = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')

/** Texts about the flags of a call. */
const FLAGS = {
  '!toast': 'failures raise no toast',
  '?toast': 'callers usually tell the shopper of failures themselves',
  v2: '`version=v2` travels along',
  antiFraud: 'carries the anti-fraud id',
  special: 'only the caller hears of refusals',
  encode: 'the body travels as a form',
  file: (name) => `the bytes of \`${name}\` are the body, the other fields travel in the query`,
  once: 'not repeated blindly: it adds to what is there',
  quiet: (code) => `code ${code} raises no toast`,
  info: (code) => `code ${code} is told as information`,
  timeout: (ms) => `a deadline of ${ms} ms`,
  batch: (keys) =>
    `looked up 20 at a time, by ${keys
      .split(',')
      .map((key) => `\`${key}\``)
      .join(' or ')}`,
  external: (host) => `asked of another host, \`hosts.${host}\``,
}

/** Returns the pages of the reference by their names: one for each area, and those that areas share. */
export function makeReference(tables, schemas, domain) {
  const { definitions } = schemas
  const places = placesOf(tables, schemas)
  const linkFrom = (from) => (name) => {
    const place = places.get(name)
    return `${!place || place.page === from ? '' : `${place.page}.md`}#${anchor(name)}`
  }
  const toolsFor = (from) => ({ definitions, link: linkFrom(from) })
  const on = (from, kind) =>
    [...places].filter(([, place]) => place.page === from && place.kind === kind).map(([name]) => name)

  const typeSection = (from) => (name) => {
    const schema = resolve({ $ref: `#/definitions/${name}` }, definitions)
    const named = (schema.oneOf ?? schema.anyOf ?? []).filter(({ $ref }) => $ref)
    const choices =
      named.length > 0
        ? named.map((one) => `- ${typeText(one, linkFrom(from))}`).join('\n')
        : fieldTable(schema, toolsFor(from))
    return [`### ${name}`, schema.description, choices].filter(Boolean).join('\n\n')
  }
  const partSection = (from) => (title, schema) => {
    const named = schema.$ref && places.get(nameOf(schema))
    const own = named?.kind === 'call' || !schema.$ref
    const target = resolve(schema, definitions)
    if (target.type === 'object' && !target.oneOf && Object.keys(target.properties ?? {}).length === 0)
      return `**${title}**: nothing.`
    if (!own || schema.items) return `**${title}**: ${typeText(schema, linkFrom(from))}`
    const branches = (target.oneOf ?? []).filter(({ $ref }) => $ref)
    const fields =
      branches.length > 0
        ? [
            'One of these, told apart by `' + tagOf(target, definitions) + '`:',
            branches.map((one) => `- ${typeText(one, linkFrom(from))}`).join('\n'),
          ].join('\n\n')
        : fieldTable(schema, toolsFor(from))
    return [
      `**${title}** ${schema.$ref ? `\`${nameOf(schema)}\`` : ''}: ${target.description ?? ''}`.trim(),
      fields,
    ].join('\n\n')
  }
  const areaPage = ({ area, table: name, doc, lines }) =>
    page(
      `# ${name}`,
      doc,
      table(
        ['call', 'what it does', 'asked by', 'built', 'address'],
        lines.map(({ key, doc, access, built, method, path }) => [
          `[${key}](#${anchor(key)})`,
          summaryOf(doc),
          access.split(/[;:]/)[0],
          built.split(':')[0],
          `\`${method} ${path}\``,
        ]),
      ),
      `[The examples](README.md#examples) run as the shopper \`${exampleShopper(area)}\` of the demo shop.`,
      ...lines.map((line) => callSection(line, schemas, partSection(area))),
      ...(on(area, 'type').length > 0 ? ['## Types', ...on(area, 'type').map(typeSection(area))] : []),
    )

  return {
    ...Object.fromEntries(tables.map((one) => [one.area, areaPage(one)])),
    types: page(
      '# Types that several areas share',
      '## Values',
      'What single values mean, wherever they stand.',
      table(
        ['type', 'meaning', 'limits', 'example'],
        on('types', 'value').map((name) => [
          `<a id="${anchor(name)}"></a>\`${name}\``,
          definitions[name].description,
          limitsOf(definitions[name]),
          definitions[name].examples ? `\`${JSON.stringify(definitions[name].examples[0])}\`` : '',
        ]),
      ),
      '## Objects',
      ...on('types', 'type')
        .filter((name) => name !== 'Empty')
        .map(typeSection('types')),
    ),
    codes: codesPage(on('codes', 'code'), definitions, domain),
    README: indexPage(tables),
  }
}

/** Returns who may make a call, whether the server answers it, and its refusals. */
const toldOf = ({ access, built, refusals }) =>
  [
    ...(access ? [`- Asked by: ${access}`] : []),
    ...(built ? [`- Built: ${built}`] : []),
    ...refusals.map(({ name, code, when }) => `- Refuses with [\`${name}\` ${code}](codes.md#reply-codes): ${when}`),
  ].join('\n')

function callSection(line, { definitions, ...calls }, part) {
  const { payload, reply } = calls[line.key]
  const flags = Object.entries(line.flags).map(([name, value]) =>
    typeof FLAGS[name] === 'function' ? FLAGS[name](value) : FLAGS[name],
  )
  const refused = REFUSED_EXAMPLES[line.key]
  return [
    `## ${line.key}`,
    line.doc,
    toldOf(line),
    `\`${line.method} ${line.path}\`${flags.length > 0 ? `: ${flags.join('; ')}` : ''}`,
    part('Payload', payload),
    part('Reply', reply),
    ['```ts', exampleCode(line, payload, definitions), '```'].join('\n'),
    ...(refused ? [`Refused as printed: ${refused}.`] : []),
  ].join('\n\n')
}

function codesPage(names, definitions, domain) {
  const { REPLY_CODE, REPLY_STATUS, REPLY_MESSAGE } = domain
  return page(
    '# Codes',
    'Statuses, types and codes that travel as numbers or words. Each is named once, in `@hearth/domain`, with what people read of it.',
    ...[...names].sort().map((name) => {
      const { enum: values, const: only } = definitions[name]
      const codes = codesOf(domain, name) ?? (values ?? [only]).map((value) => ({ value, name: '', label: '' }))
      return [
        `## ${name}`,
        definitions[name].description,
        table(
          ['value', 'name', '中文'],
          codes.map(({ value, name, label }) => [`\`${value}\``, name, label]),
        ),
      ]
        .filter(Boolean)
        .join('\n\n')
    }),
    '## Reply codes',
    'What the envelope’s `code` may be; 0 is success. How a client reads codes of other servers is said in `classifyCode` of the domain.',
    table(
      ['code', 'name', 'HTTP status', 'what shoppers read'],
      Object.entries(REPLY_CODE).map(([name, code]) => [`\`${code}\``, name, REPLY_STATUS[code], REPLY_MESSAGE[code]]),
    ),
  )
}

const indexPage = (tables) =>
  page(
    '# Every call of the shop',
    "One page an area. A call is `api.area.name(payload)`; its payload and reply are told field by field, with meaning, limits and an example. A field with `?` may be absent. Money is whole fen, time is epoch milliseconds. The column “built” counts the calls that the shop's own server answers; the other calls go to hosts that you configure, such as an analytics host.",
    'Any call may be refused with [`badInput` 107002400](codes.md#reply-codes), whose `field` names the field at fault, with `tooMany` 107002429, `serverError` 107002500 or, while the shop is closed, `maintenance` 107500998; the pages name what a call refuses beside these.',
    'The same as a document for tools: `@hearth/sdk/openapi.json` (OpenAPI 3.1) and `@hearth/sdk/schemas.json` (JSON Schema).',
    table(
      ['area', 'what it is about', 'calls', 'built'],
      tables.map(({ area, table: name, doc, lines }) => [
        `[${name}](${area}.md)`,
        doc,
        lines.length,
        lines.filter(({ built }) => built === 'yes').length,
      ]),
    ),
    'Beside them: [types that several areas share](types.md) and [codes](codes.md).',
    '## Examples',
    'The examples run as printed, one after another, against the demo shop that `npm start` of the repository opens. `api` is a client of all tables, `createApi(options, catalogue)`, with the session of the shopper that the page names ([log in](../guides/sdk/first-call.md#as-a-shopper)). An example has the fields that its call requires, and some others. Where the shop refuses it, a line below says what is missing. Ids of the demo shop are those of its shop file; those of the shopper’s own are read first.',
  )
