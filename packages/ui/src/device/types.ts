import type { InvoiceTitle, NamedAddress } from '@hearth/domain'

/** The result of a platform request. */
export type Answer<Value> =
  | { status: 'done'; value: Value }
  /** The shopper closed the platform's own sheet: show no message. */
  | { status: 'cancelled' }
  /** The shopper refuses, now or earlier; only the platform's settings can undo it. */
  | { status: 'denied' }
  /** This platform, or this version of it, does not support it. */
  | { status: 'unsupported' }
  /** Anything else, such as a lost network: it can be tried again. */
  | { status: 'failed' }

/**
 * A feature that only some platforms have. A screen shows no entry for it if `isSupported` returns false; call it after
 * the page is shown, since on the server it always returns false.
 */
export interface DevicePort<Wish, Value> {
  isSupported(): boolean
  /** Requests it from the platform, which may ask the shopper. Never rejects. */
  ask(wish: Wish): Promise<Answer<Value>>
}

/** A geographic position. */
export interface Place {
  /** Degrees. */
  latitude: number
  /** Degrees. */
  longitude: number
  /** Coordinate system: maps of the mainland use `gcj02`, browsers only `wgs84`. */
  system: 'wgs84' | 'gcj02'
}

/** A picture that the shopper chose. */
export interface ChosenPicture {
  /** Address to show it with while the page is open. */
  address: string
  /** Bytes. */
  size: number
  /** In browsers, the data to upload; elsewhere the address is uploaded. */
  file?: Blob
}

/** A picture to upload. */
export interface PictureUpload {
  picture: ChosenPicture
  /** Absolute address of the upload. */
  url: string
  /** Name of its form field. */
  field: string
  headers?: Readonly<Record<string, string>>
}

/** The server's response to an upload. */
export interface UploadReply {
  /** HTTP status. */
  status: number
  body: string
}

/** Parameters of the messaging app's customer service, from its console. */
export interface ServiceChat {
  corpId: string
  url: string
}

/** Payment parameters that the shop's server received from a platform's cashier, passed on unchanged. */
export type PaymentParameters = Readonly<Record<string, string>>

/** Data from which the shop's server decodes a telephone number: a code, or an encrypted text. */
export type TelephoneAnswer = Answer<{ code: string } | { encryptedData: string; iv: string }>

/** Props of `TelephoneButton`. */
export interface TelephoneButtonProps {
  label: string
  className?: string
  onAnswer: (answer: TelephoneAnswer) => void
}

/** Features of a platform's device. Each port is a module of its own, so that a screen loads only those it uses. */
export interface Device {
  /** The address book of the host app. Browsers have none. */
  addressBook: DevicePort<void, NamedAddress>
  /** The invoice titles stored there. Browsers have none. */
  invoiceTitles: DevicePort<void, InvoiceTitle>
  /**
   * Asks for permission to send these messages once each; returns the ids of the allowed ones. Must be called from a
   * press. The messaging app alone has it.
   */
  messages: DevicePort<{ templateIds: readonly string[] }, { accepted: string[] }>
  /** Reads a bar or QR code with the camera. Browsers have none. */
  scanner: DevicePort<void, { text: string }>
  /** The shopper's position. */
  location: DevicePort<void, Place>
  /** Takes or picks pictures, at most the given number (up to 9). */
  pictures: DevicePort<{ most: number }, ChosenPicture[]>
  /** Uploads one of them. `done` whatever the server's response. */
  pictureUpload: DevicePort<PictureUpload, UploadReply>
  /** Saves a picture of the web in the phone's album; browsers download it. */
  album: DevicePort<{ address: string }, void>
  /** Reads the clipboard. Writing it is the port `copy` of the shop. */
  clipboard: DevicePort<void, { text: string }>
  /** The messaging app's customer service. Other platforms use the shop's telephone. */
  serviceChat: DevicePort<ServiceChat, void>
  /** A code that the shop's server exchanges for the shopper's account of the app. Browsers have none. */
  platformLogin: DevicePort<void, { code: string }>
  /** The cashier of the host app. `done` is no proof of payment: ask the shop. Browsers have none. */
  platformPayment: DevicePort<PaymentParameters, void>
}
