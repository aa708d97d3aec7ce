/**
 * The film of the sandbox's classes: one short clip for all of them. The one place that says where it is; as all
 * addresses of files, from the API's own root.
 */
export const CLIP_URL = '/static/clips/class.mp4';
