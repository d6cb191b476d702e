import { MOST_SERVICE_PICTURES, serviceFormStore, useActions, usePorts, useShop } from '@hearth/state'
import { Box, Button, Icon, Image, Text } from '@hearth/ui'
import css from './service-form.module.css'

/** Pictures of the fault, which only the shopper and the shop can see. */
export function PicturesPart({ orderItemId }: { orderItemId: string }) {
  const store = serviceFormStore(orderItemId)
  const { images, uploading, refusal } = useShop(store, ({ form, uploading, refusal }) => ({
    images: form.detailImages,
    uploading,
    refusal,
  }))
  const { addPicture, removePicture } = useActions(store)
  const { pickPicture } = usePorts()
  if (!pickPicture) return null
  const full = images.length + uploading >= MOST_SERVICE_PICTURES
  return (
    <Box>
      <Text as="p" className={css.note}>
        {`上传图片（${images.length}/${MOST_SERVICE_PICTURES}），只有您和商家可以看到`}
      </Text>
      <Box className={css.grid}>
        {images.map((url, at) => (
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
        {!full && (
          <Button kind="bare" className={css.add} label="上传图片" busy={uploading > 0} onPress={addPicture}>
            <Icon name="plus" size={24} />
            <Text className={css.addText}>{uploading > 0 ? '上传中' : '上传图片'}</Text>
          </Button>
        )}
      </Box>
      <Box live="polite" className={css.refusal}>
        {refusal?.field === 'detailImages' && <Text>{refusal.message}</Text>}
      </Box>
    </Box>
  )
}
