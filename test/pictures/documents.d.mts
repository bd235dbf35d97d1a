/** Picture of a document: scene, size of the window, and pixels to one of CSS. */
export interface DocumentPicture {
  readonly scene: string;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

export const DOCUMENT_PICTURES: Readonly<Record<string, DocumentPicture>>;
