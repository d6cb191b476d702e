import { command } from '#kernel/commands/command'
import { readCount, wanted } from '#kernel/commands/read-words'
import { printable } from '#kernel/commands/printable'
import { told } from '#kernel/commands/told'

/** Lists the latest short links. With a path, creates a short link. */
export const linkCommand = command({
  words: 'link [--count 20]',
  help: { zh: '最近的短链接', en: 'the latest short links' },
  also: {
    'link <path> --title 智能音箱上新': { zh: '给店铺页面生成短链接', en: 'a short link to a page of the shop' },
  },
  group: 'shop',
  async run({ ops }, { plain, options }) {
    if (plain.length === 0) {
      const { links } = await ops.content.links({ count: readCount(options['count']) })
      return links.length === 0
        ? told({
            zh: '还没有短链接，例如 hearth link /product/1001 --title 智能音箱上新',
            en: 'There are no short links yet: hearth link /product/1001 --title 智能音箱上新',
          })
        : links.map((link) => `${link.url}  ${printable(link.path)}  ${printable(link.title)}`).join('\n')
    }
    const title = wanted([options['title'] ?? ''], 0, {
      zh: '链接标题，用 --title',
      en: 'what it is called, with --title',
    })
    const link = await ops.content.makeLink({ path: wanted(plain, 0, { zh: '页面地址', en: 'which page' }), title })
    return told({
      zh: `${link.url} 指向 ${printable(link.path)}。应用内口令 ${link.token}`,
      en: `${link.url} leads to ${printable(link.path)}. Apps follow ${link.token}`,
    })
  },
})
