import { mergeInternalComponents } from '@tarojs/shared'
import labels from './spoken-labels.json'

// The part of spoken-labels.cjs that is compiled into the app.
mergeInternalComponents(labels)
