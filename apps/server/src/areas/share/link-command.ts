import { command } from '#kernel/commands/command'
import { readCount, wanted } from '#kernel/commands/read-words'
import { printable } from '#kernel/commands/printable'

/** The latest short links; or makes another one. */
export const linkCommand = command({
  words: 'link [--count 20]',
  help: 'the latest short links',
  also: { 'link <path> --title 智能音箱上新': 'a short link to a page of the shop' },
  group: 'people',
  async run({ ops }, { plain, options }) {
    if (plain.length === 0) {
      const { links } = await ops.content.links({ count: readCount(options['count']) })
      return links.length === 0
        ? 'There are no short links yet: hearth link /product/1001 --title 智能音箱上新'
        : links.map((link) => `${link.url}  ${printable(link.path)}  ${printable(link.title)}`).join('\n')
    }
    const title = wanted([options['title'] ?? ''], 0, 'what it is called, with --title')
    const link = await ops.content.makeLink({ path: wanted(plain, 0, 'which page'), title })
    return `${link.url} leads to ${printable(link.path)}. Apps follow ${link.token}`
  },
})
