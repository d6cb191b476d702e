import { formatFen } from '@hearth/domain'
import type { Expected, OpsSkill, OpsSkillCategory, OpsSkillDetail } from '@hearth/ops'
import { asRead } from '#kernel/commands/as-read'
import { commandsOf, type CommandContext } from '#kernel/commands/command'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { wanted, type Words } from '#kernel/commands/read-words'
import { moreLine } from '#kernel/commands/common-words'
import { told } from '#kernel/commands/told'

/** Commands for skills. They list skills, put them on the shelf and order them. A shop file creates skills. */
export const skillsCommands = commandsOf(
  {
    group: 'products',
    refusals: {
      notFound: {
        zh: '没有这个技能或分类。查看：hearth skill list',
        en: 'There is no such skill, or no such category. See: hearth skill list',
      },
    },
  },
  [
    {
      words: 'skill list [--category <code>] [--search 故事] [--after <id>]',
      help: {
        zh: '设备技能，按前台顺序；用店铺文件导入',
        en: 'skills of devices, as shoppers see them; a shop file brings them',
      },
      run: list,
    },
    {
      words: 'skill show <id>',
      help: { zh: '一个技能的设置', en: 'what is set of one' },
      run: async ({ ops }, { plain }) => detailText(await ops.skills.get({ skillId: whichSkill(plain) })),
    },
    {
      words: 'skill on|off <id>',
      help: {
        zh: '技能上架或下架',
        en: 'whether shoppers see it',
      },
      run: ({ ops }, { plain, verb }) =>
        change({ ops }, plain, (one) => ops.skills.setShelf({ ...one, onShelf: verb === 'on' })),
    },
    {
      words: 'skill recommend|unrecommend <id>',
      help: { zh: '推荐技能或取消推荐', en: 'whether it is among those recommended' },
      run: ({ ops }, { plain, verb }) =>
        change({ ops }, plain, (one) => ops.skills.setRecommended({ ...one, recommended: verb === 'recommend' })),
    },
    {
      words: 'skill place <id> <place>',
      help: { zh: '设置列表里的位置，小的在前', en: 'where it stands in lists, the smallest first' },
      run({ ops }, { plain }) {
        const position = readPlace(wanted(plain, 1, { zh: '位置', en: 'which place' }))
        return change({ ops }, plain, (one) => ops.skills.setPlace({ ...one, position }))
      },
    },
    {
      words: 'skill categories',
      help: { zh: '技能分类，按标签顺序', en: 'categories of skills, in the order of their tabs' },
      run: async ({ ops }) => {
        const { categories } = await ops.skills.categories({})
        return categories.length === 0 ? NONE : categories.map(categoryText).join('\n')
      },
    },
  ],
)

const NONE = told({
  zh: '没有技能，请用店铺文件导入（skillCategories、skills）。',
  en: 'There are none: a shop file brings them (skillCategories, skills).',
})

const whichSkill = (plain: readonly string[]): string => wanted(plain, 0, { zh: '技能编号', en: 'which skill' })

async function list({ ops }: CommandContext, { options }: Words): Promise<string> {
  const { category, search, after } = options
  const page = await ops.skills.list({
    count: 100,
    ...(category === undefined ? {} : { categoryCode: category }),
    ...(search === undefined ? {} : { search }),
    ...(after === undefined ? {} : { after }),
  })
  if (page.skills.length === 0) return NONE
  const more = page.after === '' ? [] : [moreLine('skill list', page.after)]
  return [...page.skills.map(skillText), ...more].join('\n')
}

async function change(
  { ops }: Pick<CommandContext, 'ops'>,
  plain: readonly string[],
  write: (one: { skillId: string } & Expected) => Promise<object>,
): Promise<string> {
  const skillId = whichSkill(plain)
  await asRead(
    () => ops.skills.get({ skillId }),
    ({ version }) => write({ skillId, version }),
  )
  return skillText(await ops.skills.get({ skillId }))
}

function readPlace(word: string): number {
  const place = Number(word)
  if (!/^\d{1,7}$/.test(word) || place > 1_000_000)
    throw new OperatorRefusal(
      { zh: '位置要写 0 到 1000000 的整数。', en: 'A place is a whole number from 0 to 1000000.' },
      2,
    )
  return place
}

const skillText = ({ skillId, name, category, position, onShelf, recommended }: OpsSkill): string =>
  [
    `${position}`,
    printable(skillId),
    printable(name),
    printable(category),
    onShelf ? told({ zh: '已上架', en: 'on the shelf' }) : told({ zh: '已下架', en: 'off the shelf' }),
    ...(recommended ? [told({ zh: '推荐', en: 'recommended' })] : []),
  ].join('  ')

function detailText(skill: OpsSkillDetail): string {
  const { developerName, summary, examples, price = 0, permissions = [], privacyUrl, spuNos = [] } = skill
  return [
    skillText(skill),
    `  ${printable(summary)}`,
    told({
      zh: `  开发者 ${printable(developerName)}，${price === 0 ? '免费' : `¥${formatFen(price)}`}`,
      en: `  by ${printable(developerName)}, ${price === 0 ? 'free' : `¥${formatFen(price)}`}`,
    }),
    ...examples.map((phrase) => told({ zh: `  试试说：${printable(phrase)}`, en: `  say: ${printable(phrase)}` })),
    ...permissions.map(({ name, purpose }) =>
      told({
        zh: `  需要权限：${printable(name)}：${printable(purpose)}`,
        en: `  uses: ${printable(name)}: ${printable(purpose)}`,
      }),
    ),
    ...(privacyUrl === undefined
      ? []
      : [told({ zh: `  隐私政策：${printable(privacyUrl)}`, en: `  privacy: ${printable(privacyUrl)}` })]),
    ...(spuNos.length === 0
      ? []
      : [
          told({
            zh: `  适用商品：${spuNos.map((spuNo) => printable(spuNo)).join('、')}`,
            en: `  works with: ${spuNos.map(printable).join(', ')}`,
          }),
        ]),
  ].join('\n')
}

const categoryText = ({ categoryCode, name, position, skills }: OpsSkillCategory): string =>
  told({
    zh: `${position}  ${printable(categoryCode)}  ${printable(name)}  ${skills} 个技能`,
    en: `${position}  ${printable(categoryCode)}  ${printable(name)}  ${skills} skills`,
  })
