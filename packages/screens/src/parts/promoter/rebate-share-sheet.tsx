import { appStore, rebateStore, useActions, usePorts, useShop } from '@hearth/state'
import { Box, Button, Image, Sheet, Skeleton, Text } from '@hearth/ui'
import css from './rebate-share-sheet.module.css'

export interface RebateShareSheetProps {
  open: boolean
  onClose: () => void
  /** Title of the shared page. */
  name: string
  /** Path of the page with the promoter's share, for the poster. */
  path: string
  /** Address of the page with the promoter's share. */
  link: string
}

/** Shares another page than the displayed one, as a link to copy or as a poster with a code. */
export function RebateShareSheet({ open, onClose, name, path, link }: RebateShareSheetProps) {
  const picture = useShop(rebateStore, (state) => state.poster)
  const { draw } = useActions(rebateStore)
  const { copy } = usePorts()
  const { showToast } = useActions(appStore)
  const { data: drawn, status, error } = picture
  const busy = status === 'loading'
  const press = () =>
    copy?.(link).then(
      () => showToast('链接已复制，去发给好友吧'),
      () => showToast('复制失败，请生成海报分享'),
    )
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="分享给好友"
      footer={
        <Box className={css.ways}>
          {copy && (
            <Button kind="outline" block onPress={press}>
              复制链接
            </Button>
          )}
          {!drawn && (
            <Button block busy={busy} label={busy ? '正在生成海报' : undefined} onPress={() => void draw(path)}>
              {status === 'failed' ? '重新生成海报' : '生成海报'}
            </Button>
          )}
        </Box>
      }
    >
      <Box live="polite" className={css.stage}>
        {drawn ? (
          <>
            <Image
              src={drawn.url}
              alt={`${name}的分享海报，含二维码`}
              width={drawn.width}
              height={drawn.height}
              sizes="280px"
              className={css.picture}
            />
            <Text className={css.note}>长按图片可以保存或发送给朋友</Text>
          </>
        ) : busy ? (
          <Skeleton shape="square" className={css.picture} />
        ) : (
          <Text as="p" className={css.note}>
            {status === 'failed'
              ? (error?.message ?? '海报生成失败，请重试')
              : '好友打开链接或扫码后 30 天内下单，您就有返利'}
          </Text>
        )}
      </Box>
    </Sheet>
  )
}
