import { createHash } from 'node:crypto'
import type { Picture } from '@hearth/sdk/core'
import type { MeasuredPicture } from '#areas/pictures/measure-pictures'
import { pictureAddress } from '#areas/pictures/picture-address'
import { drawPicture } from '#demo/art/draw-picture'

/** A picture that the demo shop draws, with the hash of its drawing. */
export type DrawnPicture = Required<Pick<MeasuredPicture, 'name' | 'alt' | 'width' | 'height' | 'hash'>>

/** Adds the hash of its drawing to a picture. */
export const drawnPicture = (facts: Omit<DrawnPicture, 'hash'>): DrawnPicture => ({
  ...facts,
  hash: createHash('sha256')
    .update(drawPicture(facts.name) ?? '')
    .digest('hex')
    .slice(0, 8),
})

/** Returns a drawn picture in the form in which pages have pictures. */
export const pictureOnPage = ({ name, hash, ...facts }: DrawnPicture): Picture => ({
  url: pictureAddress({ name, hash }),
  ...facts,
})
