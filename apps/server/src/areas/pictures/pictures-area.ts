import { measurePictures, pictureFaults } from '#areas/pictures/measure-pictures'
import { writePictures } from '#areas/pictures/write-pictures'
import { defineArea } from '#kernel/area'
import { shopFilePart } from '#kernel/shop-file/shop-file-part'

/** Pictures by their names. An owner imports them, or lets the shop draw them. */
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
