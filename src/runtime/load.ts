/** Makes a loader that runs once. After a failure, the next call tries again. */
export function loadOnce<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loading: Promise<Result> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** Shows the "could not be loaded" line of the page until some code loads. */
export async function reportFailure<Result>(loading: Promise<Result>): Promise<Result> {
  const { dataset } = document.documentElement;
  try {
    const result = await loading;
    delete dataset['notLoaded'];
    return result;
  } catch (error) {
    console.warn('Code failed to load', error);
    dataset['notLoaded'] = '';
    throw error;
  }
}
