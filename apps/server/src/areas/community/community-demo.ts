import type { AddedPost, PostDraft } from '@hearth/sdk/core'
import type { DemoParts } from '#kernel/demo/demo-parts'
import type { PastCustomer } from '#kernel/demo/past-customer'

/** A post of the demo shop. */
interface DemoPost {
  /** Days from the writing of the post until today. */
  daysAgo: number
  /** The telephone of the post's author; absent if the author is the demo shop's customer. */
  telephone?: string
  title: string
  text: string
  /** The names of the post's pictures, which the demo shop draws. */
  pictures: string[]
  spuNos?: string[]
  /** The decision of staff. An empty object publishes the post. Absent while the post waits for a decision. */
  decision?: { refuse?: string; takeDown?: string }
  /** The telephones of shoppers who like the post. `true` stands for the demo shop's customer. */
  likedBy?: (string | true)[]
}

const [LIN, CHEN, ZHAO] = ['13900139001', '13900139002', '13900139003'] as const

/** The posts of the demo shop, the oldest first. Most are published. The customer has one in each state. */
const POSTS: readonly DemoPost[] = [
  {
    daysAgo: 24,
    title: '两盏台灯，一盏给孩子一盏给自己',
    text: '书桌换成了双人位，正好买了两盏台灯。孩子写作业用中性光，我晚上看书调成暖光，互不打扰。\n\n说一个小细节：灯头可以转到墙面，当成洗墙灯用，晚上起夜不刺眼。',
    pictures: ['1501-moon-room', '1501-moon-face'],
    spuNos: ['1501'],
    decision: {},
    likedBy: [LIN, CHEN, ZHAO],
  },
  {
    daysAgo: 18,
    telephone: LIN,
    title: '阳台一角，晚风和一首歌',
    text: '把小音箱放在阳台的花架上，傍晚浇花的时候放点歌。音量不用大，楼下散步的人也听不见。\n\n连上灯带以后，音乐一停灯就慢慢暗下来，很适合发呆。',
    pictures: ['1002-sage-dusk'],
    spuNos: ['1002', '1504'],
    decision: {},
    likedBy: [true, CHEN],
  },
  {
    daysAgo: 13,
    telephone: CHEN,
    title: '养猫家庭的扫拖机器人使用一个月：哪些省心，哪些还得自己来',
    text: '家里两只长毛猫，之前每天都要吸一遍地。\n\n省心的：\n1. 每天上午出门后自动跑一遍，回家地上基本没有毛；\n2. 基站自己洗拖布，拖布没有异味。\n\n还得自己来的：\n1. 猫砂盆周围要先扫一下大颗粒；\n2. 数据线一定要收好。',
    pictures: ['1601-graphite-home', '1601-graphite-close', '1601-moon-room'],
    spuNos: ['1601'],
    decision: {},
    likedBy: [true, LIN, ZHAO],
  },
  {
    daysAgo: 9,
    telephone: ZHAO,
    title: '爸妈家装了一套，他们最常说的一句是“关灯”',
    text: '给爸妈家装了音箱和吸顶灯，担心他们嫌麻烦，结果用得比我还熟。妈妈睡前躺下说一声关灯就行，不用再摸黑走到门口。',
    pictures: ['1001-moon-home'],
    spuNos: ['1001', '1502'],
    decision: {},
    likedBy: [true],
  },
  {
    daysAgo: 7,
    telephone: LIN,
    title: '投影挂在卧室，周末电影夜',
    text: '窗帘一拉就是电影院。墙面是普通的白色乳胶漆，颜色够用，字幕清楚。',
    pictures: ['1203-graphite-night', '1203-moon-face'],
    spuNos: ['1203'],
    decision: {},
  },
  {
    daysAgo: 5,
    title: '小风扇修好回来了',
    text: '送修的机器寄回来了，检测结果和费用都写得很清楚。',
    pictures: ['2003-sage-face'],
    decision: { takeDown: '图片与内容不符，请更换后重新发布' },
  },
  {
    daysAgo: 4,
    telephone: CHEN,
    title: '加湿器的三个摆放位置',
    text: '试了床头、书桌和电视柜，最后放在离床一米多的矮凳上：湿度均匀，也不会打湿木地板。',
    pictures: ['2002-sage-room'],
    spuNos: ['2002'],
    decision: {},
    likedBy: [ZHAO],
  },
  {
    daysAgo: 2,
    title: '回音壁开箱',
    text: '今天到货，先放张图。详细体验过几天再写。',
    pictures: ['1004-graphite-close'],
    decision: { refuse: '图片与正文都比较少，建议用上几天再来分享' },
  },
  {
    daysAgo: 0,
    title: '玄关的感应小夜灯，晚归的人都需要一盏',
    text: '换鞋的时候自动亮，三十秒后熄灭。充一次电用了快两个月。',
    pictures: ['1505-blush-night'],
    spuNos: ['1505'],
  },
]

/** Adds a post, lets staff decide about it, and lets shoppers like it. */
async function live({ past }: PastCustomer, post: DemoPost): Promise<void> {
  const { telephone, title, text, spuNos, decision, likedBy = [] } = post
  const act = <Result>(as: string | true | undefined, deed: () => Promise<Result>) =>
    typeof as === 'string' ? past.as(as, deed) : deed()
  const { postId } = await act(telephone, async () => {
    const pictures: string[] = []
    for (const name of post.pictures) pictures.push(await past.sendPicture(name))
    const draft: PostDraft = { title, text, pictures, ...(spuNos ? { spuNos } : {}) }
    return past.ask<AddedPost>('POST', '/api/platform/community/editor/v1/posts', draft)
  })
  if (!decision) return
  const { posts } = past.ops()
  const asRead = async () => ({ postId, version: (await posts.get({ postId })).version })
  if (decision.refuse) await posts.refuse({ ...(await asRead()), reason: decision.refuse })
  else await posts.publish(await asRead())
  if (decision.takeDown) await posts.takeDown({ ...(await asRead()), reason: decision.takeDown })
  for (const as of likedBy) await act(as, () => past.ask('PUT', `/api/platform/community/v1/posts/${postId}/like`, {}))
}

/** The posts of the demo shop's customer and of a few other shoppers. */
export const communityDemo: DemoParts = {
  past: (customer) => POSTS.map((post) => ({ daysAgo: post.daysAgo, live: () => live(customer, post) })),
}
