import { mergeInternalComponents } from '@tarojs/shared'
import labels from './spoken-labels.json'

// The runtime half of spoken-labels.cjs, compiled into the app.
mergeInternalComponents(labels)
