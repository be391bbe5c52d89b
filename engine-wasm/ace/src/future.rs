//! When each page is requested: the input of MIN, and of the optimum beside a comparison.

use bufferpool_core::{error::ConfigError, error::filled, trace::page_of};

/// The requests of a trace by page: 4 bytes a request and 4 bytes a page.
#[derive(Debug, Default)]
pub struct Future {
    /// Page → where its requests begin in `requests`; one entry more than pages.
    starts: Vec<u32>,
    /// Numbers of requests, those of a page side by side, ascending.
    requests: Vec<u32>,
}

impl Future {
    /// Of requests to `pages` pages. Fails when there is no room for it.
    pub fn new(requests: &[u32], pages: u32) -> Result<Self, ConfigError> {
        let mut starts = filled("pages", pages as usize + 1, 0_u32)?;
        let mut numbers = filled("workload.requests", requests.len(), 0_u32)?;
        for &request in requests {
            starts[page_of(request) as usize] += 1;
        }
        let mut sum = 0;
        for start in &mut starts {
            sum += *start;
            *start = sum;
        }
        // From the last request back, so that each page's start ends where its first request stands.
        for (t, &request) in requests.iter().enumerate().rev() {
            let start = &mut starts[page_of(request) as usize];
            *start -= 1;
            numbers[*start as usize] = t as u32;
        }
        Ok(Self { starts, requests: numbers })
    }

    /// The number of the first request of a page from `t` on; none if it is never asked for again.
    pub fn next(&self, page: u32, t: i64) -> Option<u32> {
        let bound = |page: usize| self.starts.get(page).map(|&start| start as usize);
        let of_page = self.requests.get(bound(page as usize)?..bound(page as usize + 1)?)?;
        of_page.get(of_page.partition_point(|&request| i64::from(request) < t)).copied()
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        4 * (self.starts.len() + self.requests.len())
    }
}

#[cfg(test)]
mod tests {
    use super::Future;
    use bufferpool_core::trace::pack;

    #[test]
    fn the_next_request_of_a_page_is_found_from_any_position() {
        let pages = [3, 1, 3, 0, 1, 3];
        let future = Future::new(&pages.map(|page| pack(page, page == 1)), 5).unwrap();
        for t in 0..=6_i64 {
            for page in 0..5 {
                let expected = (0..6).find(|&at| i64::from(at) >= t && pages[at as usize] == page);
                assert_eq!(future.next(page, t), expected, "page {page} from {t}");
            }
        }
    }
}
