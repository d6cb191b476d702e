import { mergeInternalComponents } from '@tarojs/shared'
import labels from './spoken-labels.json'

// The other half of spoken-labels.cjs, compiled into the app.
mergeInternalComponents(labels)
