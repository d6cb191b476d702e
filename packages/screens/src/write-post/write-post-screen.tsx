import { POST_LIMITS, POST_STATUS } from '@hearth/domain'
import { appStore, useActions, usePorts, useShop, writePostStore, type WritePostState } from '@hearth/state'
import { Box, Button, BuyBar, Card, Checkbox, FormField, Icon, Image, Input, Text, TextArea } from '@hearth/ui'
import { useLoginGate } from '#hooks/use-login-gate'
import { useLoad } from '#hooks/use-load'
import { ShopperPage } from '#parts/page/shopper-page'
import { routePath } from '#routes'
import css from './write-post.module.css'

const SAID = {
  [POST_STATUS.reviewing]: '已提交，审核通过后发布',
  [POST_STATUS.published]: '已发布',
  [POST_STATUS.refused]: '未通过，请查看原因',
} as const

/** The form of a new post: pictures, a title, a text, and the products that it is about (F12). */
export function WritePostScreen() {
  const state = useShop(writePostStore, (now) => now)
  const { draft, refusal, sending, uploading } = state
  const { load, change, submit } = useActions(writePostStore)
  const { showToast } = useActions(appStore)
  const { navigate } = usePorts()
  useLoad(load, useLoginGate(routePath('writePost')))
  const wrong = wrongOf(state)
  const send = async () => {
    const added = await submit()
    if (!added) return
    showToast(SAID[added.status as keyof typeof SAID] ?? '已提交')
    navigate(routePath('myPosts'), { replace: true })
  }
  const refused = (field: string) => (refusal?.field?.startsWith(field) ? refusal.message : undefined)
  return (
    <ShopperPage
      entry="myPosts"
      title="发布内容"
      footer={
        <BuyBar>
          <Button block busy={sending} disabled={wrong !== undefined || uploading > 0} onPress={send}>
            {uploading > 0 ? '图片上传中' : (wrong ?? '发布')}
          </Button>
        </BuyBar>
      }
    >
      <Box className={css.page}>
        <Card as="section" label="图片">
          <PicturesPart error={refused('pictures')} />
        </Card>
        <Card as="section" label="文字">
          <FormField label="标题" required error={refused('title')}>
            {(input) => (
              <Input
                {...input}
                value={draft.title}
                maxLength={POST_LIMITS.title}
                placeholder="一句话说说这篇内容"
                autoComplete="off"
                onChange={(title) => change({ title })}
              />
            )}
          </FormField>
          <FormField
            label="正文"
            required
            error={refused('text')}
            hint={`${draft.text.length}/${POST_LIMITS.text}，请勿填写电话、地址等个人信息`}
          >
            {(input) => (
              <TextArea
                {...input}
                rows={6}
                value={draft.text}
                maxLength={POST_LIMITS.text}
                placeholder="怎么用的、好在哪里、有什么要注意"
                onChange={(text) => change({ text })}
              />
            )}
          </FormField>
        </Card>
        <ProductsPart />
        <Text as="p" className={css.note}>
          发布即表示内容由您本人创作。文字和图片经审核后公开，您可以随时删除。
        </Text>
        <Box live="assertive" className={css.refusal}>
          {refusal && <Text>{refusal.message}</Text>}
        </Box>
      </Box>
    </ShopperPage>
  )
}

/** Returns the first missing input, as the text of the button; undefined if none is missing. */
function wrongOf({ draft: { title, text, pictures } }: Pick<WritePostState, 'draft'>): string | undefined {
  if (pictures.length === 0) return '请添加图片'
  if (title.trim() === '') return '请填写标题'
  return text.trim() === '' ? '请填写正文' : undefined
}

function PicturesPart({ error }: { error: string | undefined }) {
  const { pictures, uploading } = useShop(writePostStore, ({ draft, uploading }) => ({
    pictures: draft.pictures,
    uploading,
  }))
  const { addPicture, removePicture } = useActions(writePostStore)
  return (
    <>
      <Text as="p" className={css.note}>
        {`图片（${pictures.length}/${POST_LIMITS.pictures}），第一张是封面`}
      </Text>
      <Box className={css.grid}>
        {pictures.map((url, at) => (
          <Box key={url} className={css.picture}>
            <Image src={url} alt={`第 ${at + 1} 张图片`} width={100} height={100} sizes="88px" />
            <Button
              kind="bare"
              className={css.remove}
              label={`删除第 ${at + 1} 张图片`}
              onPress={() => removePicture(url)}
            >
              <Icon name="close" size={16} />
            </Button>
          </Box>
        ))}
        {pictures.length + uploading < POST_LIMITS.pictures && (
          <Button kind="bare" className={css.add} label="上传图片" busy={uploading > 0} onPress={addPicture}>
            <Icon name="plus" size={24} />
            <Text className={css.addText}>{uploading > 0 ? '上传中' : '上传图片'}</Text>
          </Button>
        )}
      </Box>
      <Box live="polite" className={css.refusal}>
        {error && <Text>{error}</Text>}
      </Box>
    </>
  )
}

function ProductsPart() {
  const { products, spuNos } = useShop(writePostStore, ({ products, draft }) => ({ products, spuNos: draft.spuNos }))
  const { load, toggleProduct } = useActions(writePostStore)
  if (!products.data)
    return products.status === 'failed' ? (
      <Button kind="text" flush onPress={load}>
        买过的商品加载失败，点击重试
      </Button>
    ) : null
  if (products.data.length === 0) return null
  const full = spuNos.length >= POST_LIMITS.products
  return (
    <Card as="section" label="关联商品">
      <Text as="h2" className={css.title}>
        关联买过的商品（选填）
      </Text>
      <Text as="p" className={css.note}>{`最多 ${POST_LIMITS.products} 件，发布后显示“已购”`}</Text>
      {products.data.map(({ spuNo, name }) => {
        const chosen = spuNos.includes(spuNo)
        return (
          <Box key={spuNo}>
            <Checkbox
              checked={chosen}
              disabled={!chosen && full}
              onChange={() => toggleProduct(spuNo)}
              className={css.check}
            >
              <Text>{name}</Text>
            </Checkbox>
          </Box>
        )
      })}
    </Card>
  )
}
