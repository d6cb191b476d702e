import { appStore, shareStore, useActions, usePorts, useShop, type PageMeta } from '@hearth/state'
import { Box, Button, Image, Sheet, Skeleton, Text } from '@hearth/ui'
import css from './share-sheet.module.css'

export interface ShareSheetProps {
  open: boolean
  onClose: () => void
  /** Path of the page to share. */
  path: string
  meta: PageMeta
}

/** Shares a page by the platform's menu if there is one, or as a picture with a code that leads to the page (F11). */
export function ShareSheet({ open, onClose, path, meta }: ShareSheetProps) {
  const store = shareStore(path)
  const picture = useShop(store, (state) => state.picture)
  const { load } = useActions(store)
  const { share, openFile, platform } = usePorts()
  const { showToast } = useActions(appStore)
  const drawn = picture.data
  const busy = picture.status === 'loading'
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="分享"
      footer={
        <Box className={css.ways}>
          {share && (
            <Button kind="outline" block onPress={() => share(meta)}>
              分享链接
            </Button>
          )}
          {drawn && openFile ? (
            <Button block onPress={() => openFile(drawn.url).catch((error: Error) => showToast(error.message))}>
              打开原图
            </Button>
          ) : (
            <Button block busy={busy} label={busy ? '正在生成海报' : undefined} onPress={load}>
              {picture.status === 'failed' ? '重新生成海报' : '生成海报'}
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
              alt={`${meta.title}的分享海报，含二维码`}
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
            {picture.status === 'failed'
              ? (picture.error?.message ?? '海报生成失败，请重试')
              : platform.kind === 'web'
                ? '生成一张带二维码的海报，朋友扫码就能看到'
                : '点右上角菜单可以转发，也可以生成一张带二维码的海报'}
          </Text>
        )}
      </Box>
    </Sheet>
  )
}
