import { measurePictures, pictureFaults } from '#areas/pictures/measure-pictures'
import { writePictures } from '#areas/pictures/write-pictures'
import { defineArea } from '#kernel/area'
import { shopFilePart } from '#kernel/shop-file/shop-file-part'

/** Pictures that an owner brings, or has the shop draw, by their names. */
export const picturesArea = defineArea({
  name: 'pictures',
  calls: [],
  shopFile: [
    shopFilePart('pictures', {
      key: 'name',
      tables: { picture: 'name' },
      check: pictureFaults,
      prepare: measurePictures,
      write: ({ db }, pictures) => writePictures(db, pictures),
    }),
  ],
})
