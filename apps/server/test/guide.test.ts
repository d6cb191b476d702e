import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { MESSAGE_KIND, MESSAGE_TOPIC_LABEL } from '@hearth/domain'
import { expect, it } from 'vitest'
import { areas } from '#areas/all'
import { shopFileParts } from '#shop-file/shop-file-parts'
import { GUIDE } from './guide'

const SOURCE = fileURLToPath(new URL('../src', import.meta.url))
const read = (file: string) => readFileSync(`${SOURCE}/${file}`, 'utf8')
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

it('the guide for owners explains every event of the log, and no others', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  )
  const logged = files.flatMap((file) => found(read(file), /\blog(?:\.\w+)?\(\s*\{\s*event: '([\w-]+)'/g))
  // The search above does not find the events of refusals: a table in `security-log.ts` names them by reply code.
  const refused = found(read('kernel/http/security-log.ts'), /'([a-z]+(?:-[a-z]+)+)'/g)
  const rows = /\| `event` \|.*\n\|[-|]+\|\n((?:\|.*\n)+)/.exec(GUIDE)![1]!
  const explained = rows.split('\n').flatMap((row) => found(row.split('|')[1] ?? '', /`([\w-]+)`/g))
  expect(logged.length).toBeGreaterThan(10)
  expect(explained.toSorted()).toEqual([...new Set([...logged, ...refused])].toSorted())
})

it('the guide for owners names every part of a shop file', () => {
  const parts = [...new Set(shopFileParts.map(({ field }) => field))]
  expect(parts).toContain('memberships')
  expect(parts.filter((part) => !GUIDE.includes(`\`${part}\``) && !GUIDE.includes(`"${part}":`))).toEqual([])
})

const messages = areas.flatMap((area) => area.messages ?? [])

it('the guide for owners lists every message, when it is sent and what it carries', () => {
  const rows = messages.map((one) => {
    const carries = Object.entries(one.carries).map(([name, is]) => `\`${name}\`: ${is}`)
    const topic = 'topic' in one && one.topic ? MESSAGE_TOPIC_LABEL[one.topic] : ''
    return `| \`${one.kind}\` | ${one.when} | ${carries.join('; ')} | ${topic} |`
  })
  const [, told = ''] = /\| kind \|.*\n\|[-|]+\|\n((?:\|.*\n)+)/.exec(GUIDE) ?? []
  expect(told.trimEnd().split('\n')).toEqual(rows)
})

it('each kind of message that clients know belongs to one area, and no message has another’s kind', () => {
  const kinds = messages.map(({ kind }) => kind)
  expect(kinds).toEqual([...new Set(kinds)])
  const told = messages.flatMap((one) => ('of' in one ? [one.kind] : []))
  expect(told.toSorted()).toEqual(Object.values(MESSAGE_KIND).toSorted())
})
