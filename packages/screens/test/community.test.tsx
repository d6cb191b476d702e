import { POST_STATUS } from '@hearth/domain'
import type { Post, PostDetail } from '@hearth/state'
import { lost, refusal, type FakeCalls } from '@hearth/state/testing'
import { describe, expect, it } from 'vitest'
import { CommunityScreen } from '../src/community'
import { MyLikesScreen } from '../src/my-likes'
import { MyPostsScreen } from '../src/my-posts'
import { PostScreen } from '../src/post'
import { WritePostScreen } from '../src/write-post'
import { openScreen } from './open-screen'
import { NOW, picture, visitor } from './samples'

const post = (postId: string, part: Partial<Post> = {}): Post => ({
  postId,
  title: `第 ${postId} 篇`,
  summary: '装好第一周',
  authorName: '暖居用户8000',
  uimg: '',
  cover: picture('lamp'),
  url: `/community/${postId}`,
  likeCount: 2,
  liked: false,
  status: POST_STATUS.published,
  publishTime: NOW,
  ...part,
})
const detail = (part: Partial<PostDetail> = {}): PostDetail => ({
  ...post('1'),
  text: '第一行\n第二行',
  pictures: [picture('lamp'), picture('mug')],
  products: [{ spuNo: '1001', name: '暖居智能音箱 Pro', picture: picture('speaker'), bought: true }],
  mine: false,
  reported: false,
  ...part,
})
const list =
  (...posts: Post[]) =>
  async () => ({ result: posts, startId: '' })
const page =
  (...posts: Post[]) =>
  async () => ({ result: posts, startId: '', totalCount: posts.length })

describe('the community', () => {
  it('shows posts with their authors, and likes one at a press', async () => {
    const asked: string[] = []
    const screen = await openScreen(CommunityScreen, {
      calls: {
        community: {
          listPosts: list(post('1'), post('2', { title: '很长的标题'.repeat(12) })),
          like: async ({ postId }) => {
            asked.push(postId)
            return { liked: true, likeCount: 3 }
          },
        },
      },
    })
    expect(screen.text()).toContain('暖居用户8000')
    expect(screen.find('第 1 篇').getAttribute('href')).toBe('/community/1')
    await screen.press('点赞“第 1 篇”，2 人赞过')
    expect(asked).toEqual(['1'])
    expect(screen.has('取消点赞“第 1 篇”，3 人赞过')).toBe(true)
    expect(screen.find('发布').getAttribute('href')).toBe('/my/posts/write')
  })

  it('leads a visitor who likes a post to log in, and back', async () => {
    const screen = await openScreen(CommunityScreen, {
      user: visitor,
      calls: { community: { listPosts: list(post('1')) } },
    })
    await screen.press('点赞“第 1 篇”')
    expect(screen.ports.visited.at(-1)).toBe(`/login?next=${encodeURIComponent('/community')}`)
  })

  it('asks for the first post when there is none, and says when posts could not be loaded', async () => {
    const empty = await openScreen(CommunityScreen, { calls: { community: { listPosts: list() } } })
    expect(empty.text()).toContain('还没有人分享')
    let fails = true
    const screen = await openScreen(CommunityScreen, {
      calls: { community: { listPosts: async () => (fails ? Promise.reject(lost()) : list(post('1'))()) } },
    })
    expect(screen.has('第 1 篇')).toBe(false)
    fails = false
    await screen.press('重新加载')
    expect(screen.has('第 1 篇')).toBe(true)
  })

  it('loads more at the end of the list', async () => {
    const screen = await openScreen(CommunityScreen, {
      calls: {
        community: {
          listPosts: async ({ startId }) =>
            startId ? { result: [post('2')], startId: '' } : { result: [post('1')], startId: '1' },
        },
      },
    })
    if (!screen.has('第 2 篇')) await screen.press('加载更多')
    expect(screen.has('第 2 篇')).toBe(true)
    expect(screen.text()).toContain('没有更多了')
  })
})

describe('a post', () => {
  const open = (part: Partial<PostDetail>, calls: FakeCalls['community'] = {}, user?: typeof visitor) =>
    openScreen(PostScreen, {
      params: { postId: '1' },
      user,
      calls: { community: { getPost: async () => detail(part), ...calls } },
    })

  it('is shown with its pictures and the products that its author bought', async () => {
    const screen = await open({})
    for (const words of ['第 1 篇', '第一行', '第二行', '已购']) expect(screen.text()).toContain(words)
    expect(screen.find('暖居智能音箱 Pro').getAttribute('href')).toBe('/product/1001')
  })

  it('of somebody else can be reported once, with a reason', async () => {
    const reports: object[] = []
    let reported = false
    const screen = await open(
      {},
      {
        getPost: async () => detail({ reported }),
        report: async (report) => {
          reports.push(report)
          reported = true
          return {}
        },
      },
    )
    await screen.press('举报')
    await screen.press('广告引流')
    await screen.write('补充说明', '图片里有二维码')
    await screen.press('提交')
    expect(reports).toEqual([{ postId: '1', cause: 2, note: '图片里有二维码' }])
    expect(screen.find('已举报')).toHaveProperty('disabled', true)
  })

  it('of one’s own shows why it is not published, and is deleted after a question', async () => {
    const removed: string[] = []
    const screen = await open(
      { mine: true, status: POST_STATUS.refused, reason: '图片不清楚' },
      {
        deletePost: async ({ postId }) => {
          removed.push(postId)
          return {}
        },
        listMyPosts: page(),
      },
    )
    expect(screen.text()).toContain('未通过')
    expect(screen.text()).toContain('图片不清楚')
    expect(screen.has('点赞')).toBe(false)
    await screen.press('删除')
    expect(removed).toEqual([])
    await screen.press('删除')
    expect(removed).toEqual(['1'])
    expect(screen.ports.visited.at(-1)).toBe('/my/posts')
  })

  it('that does not exist leads to the community', async () => {
    const screen = await open({}, { getPost: () => Promise.reject(refusal('107002404')) })
    expect(screen.text()).toContain('内容不存在或已被删除')
    expect(screen.find('去社区').getAttribute('href')).toBe('/community')
  })
})

describe('writing a post', () => {
  const ports = { pickPicture: async () => new ArrayBuffer(1) }
  const afterSale = { sendPicture: async () => ({ url: '/service-pictures/1' }) }

  it('says what is missing, sends it once, and shows the result', async () => {
    const sent: object[] = []
    const screen = await openScreen(WritePostScreen, {
      ports,
      calls: {
        afterSale,
        community: {
          listProducts: async () => ({ result: detail().products }),
          addPost: async (draft) => {
            sent.push(draft)
            return { postId: '1', status: POST_STATUS.reviewing }
          },
        },
      },
    })
    expect(screen.find('请添加图片')).toHaveProperty('disabled', true)
    await screen.press('上传图片')
    expect(screen.has('请填写标题')).toBe(true)
    await screen.write('标题', '客厅的灯')
    await screen.write('正文', '第一行')
    await screen.press('暖居智能音箱 Pro')
    await screen.press('发布')
    expect(sent).toEqual([{ title: '客厅的灯', text: '第一行', pictures: ['/service-pictures/1'], spuNos: ['1001'] }])
    expect(screen.ports.visited.at(-1)).toBe('/my/posts')
  })

  it('keeps the text where the shop refuses it, and says why at its field', async () => {
    const refused = Object.assign(new Error('请填写标题'), { field: 'title' })
    const screen = await openScreen(WritePostScreen, {
      ports,
      calls: { afterSale, community: { listProducts: list() as never, addPost: () => Promise.reject(refused) } },
    })
    await screen.press('上传图片')
    await screen.write('标题', '客厅的灯')
    await screen.write('正文', '第一行')
    await screen.press('发布')
    expect(screen.text()).toContain('请填写标题')
    expect((screen.find('标题') as HTMLInputElement).value).toBe('客厅的灯')
    expect(screen.ports.visited).toEqual([])
  })

  it('removes a picture again', async () => {
    const screen = await openScreen(WritePostScreen, {
      ports,
      calls: { afterSale, community: { listProducts: list() as never } },
    })
    await screen.press('上传图片')
    expect(screen.text()).toContain('图片（1/9）')
    await screen.press('删除第 1 张图片')
    expect(screen.text()).toContain('图片（0/9）')
  })
})

describe('the shopper’s own posts and likes', () => {
  it('show the state of each post with the reason, and one is deleted after a question', async () => {
    let posts = [
      post('1', { status: POST_STATUS.reviewing }),
      post('2', { status: POST_STATUS.refused, reason: '图片不清楚' }),
      post('3', { status: POST_STATUS.takenDown, reason: '内容不实' }),
      post('4'),
    ]
    const screen = await openScreen(MyPostsScreen, {
      calls: {
        community: {
          listMyPosts: async () => page(...posts)(),
          deletePost: async ({ postId }) => {
            posts = posts.filter((one) => one.postId !== postId)
            return {}
          },
        },
      },
    })
    for (const words of ['审核中', '未通过', '原因：图片不清楚', '已下架', '原因：内容不实', '已发布', '2 人赞过'])
      expect(screen.text()).toContain(words)
    await screen.press('删除“第 2 篇”')
    expect(screen.has('第 2 篇')).toBe(true)
    await screen.press('删除')
    expect(screen.has('第 2 篇')).toBe(false)
    expect(screen.has('第 1 篇')).toBe(true)
  })

  it('lead on when there are none yet', async () => {
    const posts = await openScreen(MyPostsScreen, { calls: { community: { listMyPosts: page() } } })
    expect(posts.find('去发布').getAttribute('href')).toBe('/my/posts/write')
    const likes = await openScreen(MyLikesScreen, { calls: { community: { listLikes: page() } } })
    expect(likes.find('去社区').getAttribute('href')).toBe('/community')
  })

  it('are removed from the list when a like is taken back', async () => {
    const screen = await openScreen(MyLikesScreen, {
      calls: {
        community: {
          listLikes: page(post('1', { liked: true })),
          unlike: async () => ({ liked: false, likeCount: 1 }),
        },
      },
    })
    await screen.press('取消点赞“第 1 篇”，2 人赞过')
    expect(screen.has('点赞“第 1 篇”，1 人赞过')).toBe(true)
  })
})
